import { useSettings } from '../../frame/settings';

/** Where the service answers, or would if it were on. */
export function useServiceAddress(): string {
  const { settings } = useSettings();
  return `http://127.0.0.1:${settings.servicePort}`;
}
