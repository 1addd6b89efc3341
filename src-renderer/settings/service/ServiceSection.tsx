import { ApiKeys } from './ApiKeys';
import { Connections } from './Connections';
import { Grants } from './Grants';
import './service.css';
import { ServiceSwitch } from './ServiceSwitch';
import { useServiceAddress } from './address';

/** The HTTP service of this machine: whether it answers, who may ask, how programs connect. */
export function ServiceSection() {
  const address = useServiceAddress();
  return (
    <>
      <ServiceSwitch />
      <ApiKeys />
      <Grants />
      <Connections baseUrl={address} />
    </>
  );
}
