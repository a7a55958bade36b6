import TextAnalysis

/// A parcel to follow.
public struct ParcelValues: ActionContent {
  /// The tracking number, with the couriers it may belong to.
  public var parcel: TrackingNumberValue

  /// Creates the values for a parcel.
  public init(_ parcel: TrackingNumberValue) { self.parcel = parcel }

  /// The kind of the action: tracking a parcel.
  public static let kind = ActionKind.trackParcel
  /// The name of the system symbol on the button.
  public static let symbol = "shippingbox"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["parcel": ["courier", "end"], "post": ["end"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [
      ActionField("number", parcel.number),
      ActionField("courier", parcel.courierName ?? parcel.couriers.first),
    ]
  }

  /// The tracking number.
  public var key: String { parcel.number }
  /// The address of the courier's tracking page, where it has one.
  public var link: String? { parcel.url }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    let courier = parcel.couriers.first.map(format.courier) ?? parcel.courierName
    let end = String(parcel.number.suffix(4))
    // A number that all posts share has a courier without a name.
    if let courier, courier.isEmpty { return TitleText("post", ["end": end]) }
    return TitleText("parcel", ["courier": courier, "end": end])
  }
}

extension ActionKind {
  /// The kind of action for tracking a parcel.
  public static let trackParcel = ActionKind("track_parcel")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for tracking a parcel.
  public static func trackParcel(_ parcel: TrackingNumberValue) -> Self { Self(ParcelValues(parcel)) }
}
