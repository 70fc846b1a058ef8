import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

/** Creates the bucket named in the server's settings, unless it exists. For the profile `s3` in compose.yaml. */
const {
  LEARN_S3_BUCKET: Bucket,
  LEARN_S3_ENDPOINT: endpoint,
  LEARN_S3_REGION: region = 'us-east-1',
  LEARN_S3_ACCESS_KEY_ID: accessKeyId,
  LEARN_S3_SECRET_ACCESS_KEY: secretAccessKey,
} = process.env
const client = new S3Client({
  endpoint,
  region,
  forcePathStyle: true,
  credentials: { accessKeyId, secretAccessKey },
})
try {
  await client.send(new CreateBucketCommand({ Bucket }))
  console.log(`Made the bucket ${Bucket}.`)
} catch (error) {
  if (!/^Bucket(AlreadyOwnedByYou|AlreadyExists)$/.test(error.name)) throw error
}
