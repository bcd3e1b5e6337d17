/** What a device says of its place. @param accuracy metres */
export function aPosition(latitude: number, longitude: number, accuracy: number): GeolocationPosition {
  const none = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { latitude, longitude, accuracy, ...none, toJSON: () => ({}) };
  return { coords, timestamp: Date.now(), toJSON: () => ({}) };
}
