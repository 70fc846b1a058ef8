export { type Call, Learn, type LearnOptions, type Method, type Responded } from './client.ts'
export { type Connection, type ConnectionOptions, connect, type RequestOptions } from './connection.ts'
export * from './errors.ts'
