//! Who the people of a table are: rows name them by number, and only this list says which guest a number is.
//!
//! Rows stay for ever; a guest can be forgotten. What rows say about a number then says nothing about a guest.

use store::Person;

use crate::guest::GuestId;

/// Everybody whom the rows of a table name; the place in the list is the number.
#[derive(Clone, Debug, Default)]
pub struct People(Vec<Person>);

impl People {
    /// This guest under this name: with the number from before, or with the next one. Not part of the list yet.
    pub fn called(&self, guest: &str, name: &str) -> Person {
        let next = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        let number = self.number_of(guest).unwrap_or(next);
        Person { number, guest: Some(guest.to_owned()), name: name.to_owned() }
    }

    /// Takes somebody in, or under another name.
    pub fn add(&mut self, person: Person) {
        let place = person.number as usize;
        match self.0.get_mut(place) {
            Some(known) => *known = person,
            None => {
                // A number that the store has lost is somebody unknown.
                let missing = (self.0.len()..place).filter_map(|place| u32::try_from(place).ok());
                let unknown = |number| Person { number, guest: None, name: String::new() };
                self.0.extend(missing.map(unknown).collect::<Vec<_>>());
                self.0.push(person);
            }
        }
    }

    /// The number of this guest.
    pub fn number_of(&self, guest: &str) -> Option<u32> {
        self.0.iter().find(|one| one.guest.as_deref() == Some(guest)).map(|one| one.number)
    }

    /// The guest with this number; nothing where the guest was forgotten.
    pub fn guest(&self, number: u32) -> Option<&GuestId> {
        self.0.get(number as usize)?.guest.as_ref()
    }

    /// All guests who were not forgotten, each with the number.
    pub fn guests(&self) -> impl Iterator<Item = (u32, &GuestId)> {
        self.0.iter().filter_map(|one| Some((one.number, one.guest.as_ref()?)))
    }

    /// The name of this number; empty where nobody said one, or it was forgotten.
    pub fn name(&self, number: u32) -> &str {
        self.0.get(number as usize).map_or("", |one| &one.name)
    }

    /// The names of everybody else who has one.
    pub fn names_beside(&self, own: Option<u32>) -> impl Iterator<Item = &str> {
        let others = self.0.iter().filter(move |one| Some(one.number) != own);
        others.map(|one| one.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Forgets a guest; was there something to forget?
    pub fn forget(&mut self, guest: &str) -> bool {
        let known = self.0.iter_mut().find(|one| one.guest.as_deref() == Some(guest));
        let Some(known) = known else { return false };
        known.guest = None;
        known.name.clear();
        true
    }

    /// The list, to be stored.
    pub fn into_list(self) -> Vec<Person> {
        self.0
    }
}

impl FromIterator<Person> for People {
    fn from_iter<I: IntoIterator<Item = Person>>(people: I) -> Self {
        let mut all = Self::default();
        people.into_iter().for_each(|person| all.add(person));
        all
    }
}
