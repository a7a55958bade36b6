// Rows, tables, pages and columns.
extension EventDelivery {
  /// Deletes the row; else gives the command for it, as keys do.
  func delete() -> EventAnswer {
    for case .delete(let delete) in node.handlers {
      guard node.canDelete else { return .refused(.fixed) }
      delete()
      return .done
    }
    return node.perform(.delete) ? .done : .notTaken
  }

  func move(to other: Int, isBehind: Bool) -> EventAnswer {
    guard node.place != nil else { return .notTaken }
    guard let other = tree.node(other) else { return .refused(.gone) }
    guard let order = node.rowOrder, let place = other.place, place.collection == order.collection else {
      return .refused(.fixed)
    }
    order.move(place.index + (isBehind ? 1 : 0))
    return .done
  }

  /// Puts a row one place further down or up; at the end it stays.
  func shift(down: Bool) -> EventAnswer {
    guard node.place != nil else { return .notTaken }
    guard let order = node.rowOrder else { return .refused(.fixed) }
    let isAtEnd = down ? order.index + 1 >= order.count : order.index == 0
    if !isAtEnd { order.move(down ? order.index + 2 : order.index - 1) }
    return .done
  }

  func sort(_ column: Int) -> EventAnswer {
    guard case .table(let headings) = node.content else { return .notTaken }
    guard headings.indices.contains(column), headings[column].canSort else { return .refused(.outOfRange) }
    return all { if case .sort(let sort) = $0 { { sort(column) } } else { nil } }
  }

  func dismiss() -> EventAnswer {
    for case .presentationOptions(let options) in node.children.lazy.map(\.content) {
      if options.isDismissDisabled { return .refused(.keptOpen) }
      break
    }
    return all { if case .dismiss(let dismiss) = $0 { dismiss } else { nil } }
  }

  func go(to depth: Int) -> EventAnswer {
    switch node.content {
    case .navigationStack:
      guard depth >= 0 else { return .refused(.outOfRange) }
      return all { if case .popTo(let go) = $0 { { go(depth) } } else { nil } }
    case .splitView:
      let columns = node.columns
      guard columns.indices.contains(depth) else { return .refused(.outOfRange) }
      return show(columns[depth])
    default: return .notTaken
    }
  }

  func show(_ column: NavigationSplitViewColumn) -> EventAnswer {
    guard case .splitView = node.content else { return .notTaken }
    guard node.columns.contains(column) else { return .refused(.outOfRange) }
    return all { if case .showColumn(let show) = $0 { { show(column) } } else { nil } }
  }
}

extension Node {
  /// The row's place in its collection, also where it can't be moved itself.
  fileprivate var place: RowOrder? {
    for case .reorder(let order) in handlers { return order }
    return nil
  }

  /// The columns of a split view, the leading first.
  fileprivate var columns: [NavigationSplitViewColumn] {
    children.compactMap { if case .column(let column) = $0.content { column.column } else { nil } }
  }
}
