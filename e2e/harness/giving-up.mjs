// Giving a game up, in any language: it is the last line of the menu, and asked on a page of its own.

export async function askToGiveUp(page) {
  await page.locator(".bar-nav button").last().click();
  await page.getByRole("dialog").locator("li button").last().click();
  await answers(page).nth(1).waitFor();
}

// The first answer gives up, the second goes back.
export async function confirmGivingUp(page) {
  await answers(page).first().click();
}

export async function giveUp(page) {
  await askToGiveUp(page);
  await confirmGivingUp(page);
}

function answers(page) {
  return page.getByRole("dialog").locator("p + .dialog-list button");
}
