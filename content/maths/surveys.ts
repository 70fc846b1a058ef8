/** What is counted, and its categories. */
export const surveys = [
  ['children with this favourite sport', ['Tennis', 'Judo', 'Hockey', 'Rugby', 'Netball', 'Cricket']],
  ['children with this favourite fruit', ['Apple', 'Banana', 'Grape', 'Melon', 'Pear', 'Plum']],
  ['books read in each month', ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June']],
  ['children with this pet', ['Cat', 'Dog', 'Fish', 'Rabbit', 'Mouse', 'Bird']],
  ['cars that passed on each day', ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat']],
  ['tickets sold on each day', ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat']],
  ['birds seen in each park', ['North', 'South', 'East', 'West', 'River', 'Lake']],
  ['cakes sold at each stall', ['Oak', 'Elm', 'Ash', 'Beech', 'Lime', 'Fir']],
] as const
