/// The name among `names` that someone who wrote `name` probably meant, or nil when none is near.
func nearestName(to name: String, among names: [String]) -> String? {
  guard name.utf8.count <= 64 else { return nil }
  let written = Array(name.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let distance = editDistance(written, Array(candidate.lowercased().utf8))
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  guard let best, best.distance <= max(2, name.utf8.count / 3) else { return nil }
  return best.name
}

/// How many letters have to be put in, taken out or changed to make one text of the other.
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var row = Array(0...other.count)
  for (index, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, candidate) in other.enumerated() {
      let above = row[column + 1]
      row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == candidate ? 0 : 1))
      diagonal = above
    }
  }
  return row[other.count]
}
