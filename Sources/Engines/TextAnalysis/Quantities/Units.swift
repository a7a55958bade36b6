import LanguageData

/// Units of measurement with their symbols, and the words that name them.
struct Units: Sendable {
  struct Unit: Sendable {
    var symbol: String
    var dimension: String
    /// The size in the dimension's base unit; used only between units of one dimension.
    var factor: Double

    /// Whether amounts are said in two units: feet and inches, pounds and ounces.
    var takesParts: Bool { ["ft", "lb", "st", "m", "kg", "km", "mi"].contains(symbol) }
  }

  /// Values are the row of the unit, from 1, plus 1,000 for names that count only glued to digits, 2,000 for
  /// those that need a capital letter, 3,000 for pounds, which may be money.
  let names: Lexicon
  let foot: Unit?
  let inch: Unit?
  let pound: Unit?
  private let units: [Unit]

  init(shared: LanguageImage, english: LanguageImage) throws {
    names = try english.required("unitName")
    units = try shared.required(table: "units").rows.map { row in
      guard row.count == 3, let factor = Double(row[2]) else {
        throw LanguageDataError(.invalidSource, "units.json: a unit needs a symbol, a dimension and a number")
      }
      return Unit(symbol: row[0], dimension: row[1], factor: factor)
    }
    foot = units.first { $0.symbol == "ft" }
    inch = units.first { $0.symbol == "in" }
    pound = units.first { $0.symbol == "lb" }
  }

  /// The unit of a value of `names`.
  subscript(value: Int) -> Unit? {
    let row = value % 1000 - 1
    return units.indices.contains(row) ? units[row] : nil
  }
}
