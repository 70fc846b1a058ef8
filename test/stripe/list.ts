export interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}
