import TextAnalysis

/// A parcel to follow.
public struct ParcelValues: ActionContent {
  public var parcel: TrackingNumberValue

  public init(_ parcel: TrackingNumberValue) { self.parcel = parcel }

  public static let kind = ActionKind.trackParcel
  public static let symbol = "shippingbox"
  public static let titleForms: [String: Set<String>] = ["parcel": ["courier", "end"], "post": ["end"]]

  public var fields: [ActionField?] {
    [ActionField("number", parcel.number), ActionField("courier", parcel.couriers.first)]
  }

  public var key: String { parcel.number }
  public var link: String? { parcel.url }

  public func title(_ format: TitleFormat) -> TitleText {
    let courier = parcel.couriers.first.map(format.courier)
    let end = String(parcel.number.suffix(4))
    // A number that all posts share has a courier without a name.
    if let courier, courier.isEmpty { return TitleText("post", ["end": end]) }
    return TitleText("parcel", ["courier": courier, "end": end])
  }
}

extension ActionKind {
  public static let trackParcel = ActionKind("track_parcel")
}

extension SuggestedAction.Values {
  public static func trackParcel(_ parcel: TrackingNumberValue) -> Self { Self(ParcelValues(parcel)) }
}
