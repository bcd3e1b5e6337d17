/** Of the area that is edited. */
export const areaStyle = { color: '#b92d12', weight: 2, fillOpacity: 0.18 } as const;
