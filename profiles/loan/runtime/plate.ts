/** The first characters of mainland licence plates, one per province, in the order of the area codes. */
export const plateProvinces: readonly string[] = [
  // Beijing, Tianjin, Hebei, Shanxi, Inner Mongolia
  '\u4eac\u6d25\u5180\u664b\u8499',
  // Liaoning, Jilin, Heilongjiang
  '\u8fbd\u5409\u9ed1',
  // Shanghai, Jiangsu, Zhejiang, Anhui, Fujian, Jiangxi, Shandong
  '\u6caa\u82cf\u6d59\u7696\u95fd\u8d63\u9c81',
  // Henan, Hubei, Hunan, Guangdong, Guangxi, Hainan
  '\u8c6b\u9102\u6e58\u7ca4\u6842\u743c',
  // Chongqing, Sichuan, Guizhou, Yunnan, Tibet
  '\u6e1d\u5ddd\u8d35\u4e91\u85cf',
  // Shaanxi, Gansu, Qinghai, Ningxia, Xinjiang
  '\u9655\u7518\u9752\u5b81\u65b0',
].flatMap((row) => [...row]);

/** A letter or digit of a plate; I and O are not used, because they look like 1 and 0. */
const character = '[A-HJ-NP-Z0-9]';
/** Letter of a new-energy plate: A to E battery-electric, F to K others (GA 36-2018). */
const newEnergy = '[A-HJK]';
const prefix = `[${plateProvinces.join('')}][A-HJ-NP-Z]`;
const patterns = [
  `${prefix}${character}{5}`,
  // New energy: a small car has the letter first, a large one last.
  `${prefix}${newEnergy}${character}\\d{4}`,
  `${prefix}\\d{5}${newEnergy}`,
].map((form) => new RegExp(`^${form}$`));

/** Whether a normalised text is a plate of a private car: 7 characters, or 8 for new energy. No trailers, police or embassies. */
export const isPlate = (value: string): boolean => patterns.some((form) => form.test(value));

/** Converts full-width and lower-case characters; removes spaces, dashes and the dot after the first letter. */
export const normalisePlate = (value: string): string =>
  value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-\u00b7\u2022\u2027\u30fb\u200b-\u200d\ufeff]/g, '');
