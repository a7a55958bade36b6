import Foundation

/// The right side of `LIKE`: `*` matches any characters, `?` a single one, and a backslash escapes either.
struct PredicateWildcards {
  private enum Piece {
    case any, one
    case character(Character)
  }
  private let pieces: [Piece]

  init(_ pattern: String) {
    var pieces: [Piece] = []
    var isEscaped = false
    for character in pattern {
      switch character {
      case _ where isEscaped:
        pieces.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*":
        if case .any? = pieces.last { continue }
        pieces.append(.any)
      case "?": pieces.append(.one)
      default: pieces.append(.character(character))
      }
    }
    if isEscaped { pieces.append(.character("\\")) }
    self.pieces = pieces
  }

  // Hundreds of times what any name or sentence needs.
  private static let limit = 5_000_000

  /// Returns a Boolean value that indicates whether the whole text matches. Only the latest `*` is ever
  /// extended, so the time is at most proportional to the product of the lengths.
  ///
  /// - Throws: An error if even that exceeds the limit.
  func matches(_ text: String) throws -> Bool {
    let text = Array(text)
    var steps = 0
    var position = 0
    var piece = 0
    var star: (piece: Int, position: Int)?
    while position < text.count {
      steps += 1
      if steps > Self.limit {
        throw FoundationPlusError(
          .predicateMismatch, "the pattern takes too long for a text of \(text.count) characters.")
      }
      if piece < pieces.count {
        switch pieces[piece] {
        case .any:
          star = (piece, position)
          piece += 1
          continue
        case .one:
          piece += 1
          position += 1
          continue
        case .character(let character) where character == text[position]:
          piece += 1
          position += 1
          continue
        case .character: break
        }
      }
      guard let last = star else { return false }
      star = (last.piece, last.position + 1)
      piece = last.piece + 1
      position = last.position + 1
    }
    return pieces[piece...].allSatisfy { if case .any = $0 { true } else { false } }
  }
}

/// The right side of `MATCHES`: a regular expression for the whole text.
struct PredicateExpressionPattern {
  private let expression: NSRegularExpression
  private let options: PredicateTextOptions

  /// Creates the pattern.
  ///
  /// - Throws: An error that names the pattern if it is no valid regular expression.
  init(_ pattern: String, _ options: PredicateTextOptions) throws {
    // Case-insensitivity is left to the expression: folding would change \S to \s.
    let pattern = options.subtracting(.caseInsensitive).fold(pattern)
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    do {
      // Compiled by itself first, so that its parentheses can't close the surrounding ones.
      _ = try NSRegularExpression(pattern: pattern, options: flags)
      expression = try NSRegularExpression(pattern: "\\A(?:" + pattern + ")\\z", options: flags)
    } catch {
      throw FoundationPlusError(
        .malformedPredicate, "the pattern is not a regular expression.", underlying: error)
    }
    self.options = options.subtracting(.caseInsensitive)
  }

  // The engine reports about every 10,000 steps; this many take about half a second.
  private static let limit = 3000

  /// Returns a Boolean value that indicates whether the whole text matches.
  ///
  /// - Throws: An error if the match exceeds the limit.
  func matches(_ text: String) throws -> Bool {
    let text = options.fold(text)
    var isMatch = false
    var reports = 0
    expression.enumerateMatches(
      in: text, options: [.reportProgress, .anchored], range: NSRange(location: 0, length: text.utf16.count)
    ) { match, _, stop in
      if match != nil {
        isMatch = true
        stop.pointee = true
      } else {
        reports += 1
        if reports > Self.limit { stop.pointee = true }
      }
    }
    if reports > Self.limit {
      throw FoundationPlusError(
        .predicateMismatch,
        "the regular expression takes too long for a text of \(text.utf16.count) characters.")
    }
    return isMatch
  }
}
