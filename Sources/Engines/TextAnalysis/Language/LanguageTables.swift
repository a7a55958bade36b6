import LanguageData

/// The marks of languages: frequent words, letters of their own, frequent parts of words, scripts.
struct LanguageTables: Sendable {
  /// BCP 47 codes; a language is a bit of a mask by its place here.
  let codes: [String]
  let english: Int
  let longestGram: Int
  let kana: UInt8
  let han: UInt8
  private var words: [UInt64: UInt64] = [:]
  private var letters: [UInt32: UInt64] = [:]
  private var grams: [UInt64: UInt64] = [:]
  private var ranges: [(range: ClosedRange<UInt32>, script: UInt8)] = []
  private var scriptCodes: [String] = []
  private var scriptRows: [(script: UInt8, code: String)] = []
  private var scriptWords: [UInt64: [Int]] = [:]
  private var scriptLetters: [UInt32: [Int]] = [:]

  init(_ image: LanguageImage) throws {
    guard let languages = image.table("language"), let scripts = image.table("script"),
      let ofScripts = image.table("languageOfScript"), languages.count <= 64
    else { throw LanguageDataError(.damaged, "language data: a table about languages is missing") }
    codes = languages.rows.map { $0[0] }
    guard let english = codes.firstIndex(of: "en") else {
      throw LanguageDataError(.damaged, "language data: table language has no row for en")
    }
    self.english = english
    var longest = 0
    for (row, fields) in languages.rows.enumerated() {
      let bit: UInt64 = 1 << UInt64(row)
      for token in Document(fields[1]).tokens where token.kind == .word {
        words[token.hash, default: 0] |= bit
      }
      for scalar in fields[2].unicodeScalars { letters[scalar.value, default: 0] |= bit }
      for gram in fields[3].split(separator: " ") {
        var fold = Tokenizer.Fold()
        for byte in gram.utf8 { fold.add(byte) }
        grams[fold.value, default: 0] |= bit
        longest = max(longest, gram.utf8.count)
      }
    }
    longestGram = longest
    var numbers: [String: UInt8] = [:]
    for fields in scripts.rows {
      let ends = fields[0].split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw LanguageDataError(.damaged, "language data: table script: \(fields[0]) is no range")
      }
      let number = numbers[fields[1]] ?? UInt8(clamping: scriptCodes.count)
      if numbers.updateValue(number, forKey: fields[1]) == nil { scriptCodes.append(fields[2]) }
      ranges.append((ends[0]...ends[1], number))
    }
    kana = numbers["Kana"] ?? .max
    han = numbers["Hani"] ?? .max
    for (row, fields) in ofScripts.rows.enumerated() {
      scriptRows.append((numbers[fields[0]] ?? .max, fields[1]))
      for scalar in fields[2].unicodeScalars { scriptLetters[scalar.value, default: []].append(row) }
      for token in Document(fields[3]).tokens where token.kind == .word {
        scriptWords[token.hash, default: []].append(row)
      }
    }
  }

  func languages(withWord hash: UInt64) -> UInt64 { words[hash] ?? 0 }

  /// The languages that write a letter and most others don't; upper case is looked up as lower case.
  func languages(withLetter scalar: UInt32) -> UInt64 {
    if let mask = letters[scalar] { return mask }
    guard let lower = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars.first else {
      return 0
    }
    return letters[lower.value] ?? 0
  }

  func languages(withGram hash: UInt64) -> UInt64? { grams[hash] }

  /// The number of a letter's script, or nil for Latin and what has none. By binary search.
  func script(of scalar: UInt32) -> UInt8? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].range.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].range.contains(scalar) ? ranges[low].script : nil
  }

  /// The language that a script stands for where nothing says otherwise.
  func code(of script: UInt8) -> String { scriptCodes[Int(script)] }

  func row(ofUsual script: UInt8) -> Int? {
    scriptRows.firstIndex { $0.script == script && $0.code == scriptCodes[Int(script)] }
  }

  func code(ofScriptRow row: Int) -> String { scriptRows[row].code }

  func languages(of script: UInt8, withWord hash: UInt64) -> [Int] {
    (scriptWords[hash] ?? []).filter { scriptRows[$0].script == script }
  }

  func languages(of script: UInt8, withLetter scalar: UInt32) -> [Int] {
    (scriptLetters[scalar] ?? []).filter { scriptRows[$0].script == script }
  }

  /// Returns the weight of a word or letter by the number of languages that have it.
  static func weight(_ mask: UInt64) -> Double {
    switch mask.nonzeroBitCount {
    case 0: 0
    case 1: 1
    case 2: 0.8
    case 3: 0.65
    case 4: 0.5
    default: 0.4
    }
  }

  /// The hash of a word with its long runs of a letter shortened to one: "heyyyy" as "hey"; nil where it has
  /// none.
  static func squeezedHash(_ word: ArraySlice<UInt8>) -> UInt64? {
    var fold = Tokenizer.Fold()
    var index = word.startIndex
    var isSqueezed = false
    while index < word.endIndex {
      let byte = word[index]
      guard byte < 0x80 else { return nil }
      var end = index + 1
      while end < word.endIndex, word[end] | 0x20 == byte | 0x20 { end += 1 }
      let count = end - index > 2 ? 1 : end - index
      if end - index > 2 { isSqueezed = true }
      for _ in 0..<count { fold.add((65...90).contains(byte) ? byte | 0x20 : byte) }
      index = end
    }
    return isSqueezed ? fold.value : nil
  }

  /// The code point at a place of valid UTF-8, and its length.
  static func scalar(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, length: Int) {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC0, index + length <= bytes.count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for byte in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }
}
