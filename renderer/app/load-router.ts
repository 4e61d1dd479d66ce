/** The chunk for visitors who see another page than the HTML's. */
export const loadRouter = () => import('../router/router.tsx');
