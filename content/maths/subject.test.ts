import { loadTopics } from '../../test/content/topics.ts'

await loadTopics(import.meta.dirname)
