/** A timestamp inside JSON, in the usual format. */
export const isoTimestamp = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const head = (organization: string, condition = '') => `
  (select jsonb_build_object('number', e.number, 'hash', encode(e.hash, 'hex')) from credit_entries e
    where e.organization_id = ${organization} ${condition} order by e.number desc limit 1)`
