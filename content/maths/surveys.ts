/** What is counted, its categories, and what a chart of it shows. */
export const surveys = [
  [
    'children with this favourite sport',
    ['Tennis', 'Judo', 'Hockey', 'Rugby', 'Netball', 'Cricket'],
    'how many children like each sport best',
  ],
  [
    'children with this favourite fruit',
    ['Apple', 'Banana', 'Grape', 'Melon', 'Pear', 'Plum'],
    'how many children like each fruit best',
  ],
  [
    'books read in each month',
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June'],
    'how many books a class read in each month',
  ],
  [
    'children with this pet',
    ['Cat', 'Dog', 'Fish', 'Rabbit', 'Mouse', 'Bird'],
    'how many children have each pet',
  ],
  [
    'cars that passed on each day',
    ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'],
    'how many cars passed the school on each day',
  ],
  [
    'tickets sold on each day',
    ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'],
    'how many tickets were sold on each day',
  ],
  [
    'birds seen in each park',
    ['North', 'South', 'East', 'West', 'River', 'Lake'],
    'how many birds were seen in each park',
  ],
  [
    'cakes sold at each stall',
    ['Oak', 'Elm', 'Ash', 'Beech', 'Lime', 'Fir'],
    'how many cakes were sold at each stall',
  ],
] as const
