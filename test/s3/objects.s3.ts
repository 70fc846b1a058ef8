import { s3 } from '../../server/objects/s3.ts'
import { testObjects } from '../support/media/object-rules.ts'
import { makeBucket } from './bucket.ts'

const { config } = await makeBucket()
testObjects('in a bucket', s3({ ...config, prefix: 'some/where/' }))
