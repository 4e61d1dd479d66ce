/** Views of blocks stand in folders by their group: `productList` in `renderer/blocks-product/ProductList.tsx`. */
const blockView = /^renderer\/blocks-[a-z]+\/(\w+)\.tsx$/;

/** The block types whose views have a chunk of their own, with the key of it in Vite's manifest. */
export function blockModules(manifestKeys: Iterable<string>): Map<string, string> {
  return new Map(
    [...manifestKeys].flatMap((key) => {
      const name = blockView.exec(key)?.[1];
      return name === undefined ? [] : [[name.charAt(0).toLowerCase() + name.slice(1), key] as const];
    }),
  );
}
