/// The path of a stack, whatever keeps it.
struct PathAccess {
  /// The values as they were when the stack was evaluated, the lowest page's first.
  let values: [AnyHashable]
  /// A closure that returns whether a value can be put on the path.
  let accepts: (AnyHashable) -> Bool
  /// The closure that puts a value on the path.
  let append: (AnyHashable) -> Void
  /// Leaves so many values.
  let truncate: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.values
    accepts = { _ in true }
    append = { path.wrappedValue.values.append($0) }
    truncate = { count in
      let excess = path.wrappedValue.count - count
      if excess > 0 { path.wrappedValue.removeLast(excess) }
    }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    values = path.wrappedValue.map { AnyHashable($0) }
    accepts = { $0.base is Data.Element }
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    truncate = { count in
      let excess = path.wrappedValue.count - count
      if excess > 0 { path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
    }
  }
}
