/// One change of an index.
package enum SearchIndexChange: Sendable {
  case put(SearchItem)
  /// Puts what the closure makes of the item that is there, if there is one.
  case merge(identifier: String, @Sendable (StoredItem?) throws -> SearchItem)
  case delete([String])
  /// Removes the items of these domains and of the domains within them.
  case deleteDomains([String])
  case deleteTypes([String])
  /// Removes all items; states stay.
  case deleteAll
  /// Keeps bytes under a name, or removes them.
  case setState(String, [UInt8]?)
  /// Throws where the closure does, which is given the bytes under a name: then nothing is changed.
  case checkState(String, @Sendable ([UInt8]?) throws -> Void)
}

/// A change with its item's words and vectors ready.
enum PreparedChange: Sendable {
  case put(PreparedItem)
  case other(SearchIndexChange)

  init(_ change: SearchIndexChange, encoder: PassageEncoder) {
    if case .put(let item) = change {
      self = .put(PreparedItem(item, encoder: encoder))
    } else {
      self = .other(change)
    }
  }
}
