//! Pretends to read a value of a type, and writes down what the type asks for on the way.
//!
//! An enum is met with the variant that was met least; so walking a type again and again finds everything.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::de::value::U32Deserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer as _, SeqAccess,
    VariantAccess, Visitor,
};

use super::{Shape, Undescribed};

/// Deeper than this no type of ours goes; one that holds itself would go on for ever.
const DEEPEST: u32 = 30;

/// What was found so far.
#[derive(Default)]
pub struct Known {
    shapes: BTreeMap<String, Shape>,
    /// How often each variant was met, by the enum's name.
    met: BTreeMap<&'static str, Vec<u32>>,
    depth: u32,
    /// So many types and variants were met.
    found: u32,
}

impl Known {
    /// Grows with everything that is met for the first time.
    pub const fn found(&self) -> u32 {
        self.found
    }

    /// Everything, if each variant was met.
    pub fn finish(self) -> Result<BTreeMap<String, Shape>, Undescribed> {
        match self.met.iter().find(|(_, counts)| counts.contains(&0)) {
            Some((name, _)) => Err(Undescribed(format!("not every variant of {name} was met"))),
            None => Ok(self.shapes),
        }
    }

    fn keep(&mut self, name: &str, shape: Shape) -> Result<(), Undescribed> {
        match self.shapes.entry(name.to_owned()) {
            Entry::Vacant(place) => {
                place.insert(shape);
                self.found += 1;
            }
            Entry::Occupied(there) if *there.get() == shape => {}
            Entry::Occupied(_) => {
                return Err(Undescribed(format!("there are two types called {name}")));
            }
        }
        Ok(())
    }

    /// The variant of this enum that was met least.
    fn choose(&mut self, name: &'static str, count: usize) -> u32 {
        let counts = self.met.entry(name).or_insert_with(|| vec![0; count]);
        let least = (0_u32..).zip(counts.iter_mut()).min_by_key(|(_, count)| **count);
        let (index, new) = least.map_or((0, false), |(index, count)| {
            *count += 1;
            (index, *count == 1)
        });
        self.found += u32::from(new);
        index
    }
}

impl de::Error for Undescribed {
    fn custom<T: std::fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// Describes one type into a text.
pub struct Describer<'k> {
    known: &'k mut Known,
    out: &'k mut String,
}

impl<'k> Describer<'k> {
    pub fn new(known: &'k mut Known, out: &'k mut String) -> Self {
        Self { known, out }
    }
}

/// Things one after the other, each described.
struct Several<'k> {
    known: &'k mut Known,
    left: usize,
    found: &'k mut Vec<String>,
}

impl<'de> SeqAccess<'de> for Several<'_> {
    type Error = Undescribed;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Undescribed> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        let mut out = String::new();
        let value = seed.deserialize(Describer::new(self.known, &mut out))?;
        self.found.push(out);
        Ok(Some(value))
    }
}

impl Describer<'_> {
    fn several<'de, V: Visitor<'de>>(
        known: &mut Known,
        count: usize,
        visitor: V,
    ) -> Result<(V::Value, Vec<String>), Undescribed> {
        known.depth += 1;
        if known.depth > DEEPEST {
            return Err(Undescribed("a type that holds itself".to_owned()));
        }
        let mut found = Vec::new();
        let value = visitor.visit_seq(Several { known, left: count, found: &mut found })?;
        known.depth -= 1;
        if found.len() != count {
            return Err(Undescribed("a type that reads less than it has".to_owned()));
        }
        Ok((value, found))
    }
}

macro_rules! simple {
    ($($method:ident $visit:ident $value:expr, $name:literal;)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undescribed> {
            self.out.push_str($name);
            visitor.$visit($value)
        }
    )*};
}

impl<'de> Deserializer<'de> for Describer<'_> {
    type Error = Undescribed;

    // Never 0: some types know no 0.
    simple! {
        deserialize_bool visit_bool true, "bool";
        deserialize_i8 visit_i8 1, "i8";
        deserialize_i16 visit_i16 1, "i16";
        deserialize_i32 visit_i32 1, "i32";
        deserialize_u8 visit_u8 1, "u8";
        deserialize_u16 visit_u16 1, "u16";
        deserialize_u32 visit_u32 1, "u32";
        deserialize_i64 visit_i64 1, "i64";
        deserialize_u64 visit_u64 1, "u64";
        deserialize_char visit_char 'a', "char";
        deserialize_str visit_str "a", "text";
        deserialize_string visit_str "a", "text";
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undescribed> {
        self.out.push_str("nothing");
        visitor.visit_unit()
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Undescribed> {
        Err(Undescribed("a type that looks at its own bytes".to_owned()))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undescribed> {
        let value = visitor.visit_some(Describer::new(self.known, self.out))?;
        self.out.push('?');
        Ok(value)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        self.out.push_str(name);
        let mut inner = String::new();
        let value = visitor.visit_newtype_struct(Describer::new(self.known, &mut inner))?;
        self.known.keep(name, Shape::Named(inner))?;
        Ok(value)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        self.out.push_str(name);
        self.known.keep(name, Shape::Named("nothing".to_owned()))?;
        visitor.visit_unit()
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undescribed> {
        let (value, found) = Self::several(self.known, 1, visitor)?;
        self.out.push_str(&format!("[{}]", found.concat()));
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        let (value, found) = Self::several(self.known, count, visitor)?;
        self.out.push_str(&format!("({})", found.join(", ")));
        Ok(value)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        self.out.push_str(name);
        let (value, found) = Self::several(self.known, count, visitor)?;
        self.known.keep(name, Shape::Named(format!("({})", found.join(", "))))?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        self.out.push_str(name);
        let (value, found) = Self::several(self.known, fields.len(), visitor)?;
        let fields = fields.iter().map(|&field| field.to_owned()).zip(found).collect();
        self.known.keep(name, Shape::Fields(fields))?;
        Ok(value)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        self.out.push_str(name);
        let index = self.known.choose(name, variants.len());
        let mut inner = String::new();
        let chosen = Chosen { known: self.known, index, out: &mut inner };
        let value = visitor.visit_enum(chosen)?;
        let shape = self.known.shapes.entry(name.to_owned()).or_insert_with(|| {
            Shape::OneOf(variants.iter().map(|&name| (name.to_owned(), "…".to_owned())).collect())
        });
        let place = match shape {
            Shape::OneOf(all) if all.iter().map(|(name, _)| name).eq(variants) => {
                all.get_mut(index as usize)
            }
            Shape::OneOf(_) | Shape::Fields(_) | Shape::Named(_) => None,
        };
        match place {
            Some((_, of)) if *of == "…" || *of == inner => {
                *of = inner;
                Ok(value)
            }
            Some(_) | None => Err(Undescribed(format!("there are two types called {name}"))),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undescribed> {
        self.deserialize_any(visitor)
    }

    // Floats are in no rules; maps and bytes have no one form in both encodings.
    serde::forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf map identifier }
}

/// One variant of an enum.
struct Chosen<'k> {
    known: &'k mut Known,
    index: u32,
    out: &'k mut String,
}

impl<'de> EnumAccess<'de> for Chosen<'_> {
    type Error = Undescribed;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<(T::Value, Self), Undescribed> {
        let index: U32Deserializer<Undescribed> = self.index.into_deserializer();
        Ok((seed.deserialize(index)?, self))
    }
}

impl<'de> VariantAccess<'de> for Chosen<'_> {
    type Error = Undescribed;

    fn unit_variant(self) -> Result<(), Undescribed> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Undescribed> {
        seed.deserialize(Describer::new(self.known, self.out))
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        Describer::new(self.known, self.out).deserialize_tuple(count, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Undescribed> {
        let (value, found) = Describer::several(self.known, fields.len(), visitor)?;
        let fields: Vec<_> =
            fields.iter().zip(found).map(|(field, of)| format!("{field}: {of}")).collect();
        self.out.push_str(&format!("{{ {} }}", fields.join(", ")));
        Ok(value)
    }
}
