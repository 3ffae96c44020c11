// A walk over every screen, light and language takes long: every day some of them are walked, with `ENDURE` all.

export function everyDay(all, some) {
  return process.env.ENDURE ? all : all.filter(([name]) => some.includes(name));
}
