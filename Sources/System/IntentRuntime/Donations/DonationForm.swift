import AppIntents
import IntentValues
import JSONValues

/// A donation as it is written down.
struct DonationForm {
  let donation: IntentDonation
  /// The parameters, in the order of their names.
  let parameters: String
  let result: String?
  /// The same for the same intent with the same values.
  let doing: Int64

  /// The most bytes of one value. A larger one, such as a file in memory, is left out, so that the store
  /// stays small: what was done counts, not all that it was done with.
  static let largestValue = 4 << 10
  /// The most bytes of all values.
  static let largestTotal = 16 << 10

  init(_ donation: IntentDonation, _ coding: IntentValueCoding) {
    self.donation = donation
    var members: [JSONValue.Member] = []
    var size = 0
    for (name, value) in donation.values.sorted(by: { $0.key < $1.key }) {
      guard let (json, text) = Self.written(value, coding) else { continue }
      size += text.utf8.count + name.utf8.count
      if size > Self.largestTotal { break }
      members.append(JSONValue.Member(name: name, value: json))
    }
    let parameters = JSONValue.object(members)
    self.parameters = Self.text(of: parameters)
    result = donation.result.flatMap { Self.written($0, coding)?.text }
    doing = Self.doing(donation.intentType.persistentIdentifier, parameters)
  }

  /// Returns the JSON of a value and its text; nil for a value that JSON can't express, or that is too
  /// large.
  private static func written(
    _ value: any _IntentValue, _ coding: IntentValueCoding
  ) -> (json: JSONValue, text: String)? {
    do {
      let json = try coding.json(of: value)
      let text = text(of: json)
      return text.utf8.count <= largestValue ? (json, text) : nil
    } catch {
      return nil
    }
  }

  static func text(of json: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(json)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A hash that is the same in every process (FNV-1a of 64 bits, draft-eastlake-fnv). Titles of entities,
  /// which may change, don't count.
  static func doing(_ intent: String, _ parameters: JSONValue) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Array(intent.utf8) + [0] + Array(text(of: parameters.untitled).utf8) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Int64(bitPattern: hash)
  }
}

extension JSONValue {
  /// The value without the titles that stand beside entities for people.
  var untitled: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.untitled))
    case .object(let members):
      let isEntity = self["entity"] != nil && self["id"] != nil
      return .object(
        members.filter { !isEntity || $0.name != "title" }
          .map { Member(name: $0.name, value: $0.value.untitled) })
    default: return self
    }
  }
}
