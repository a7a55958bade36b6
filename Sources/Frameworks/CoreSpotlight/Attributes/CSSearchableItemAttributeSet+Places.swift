// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What places have, and what happened at one.
extension CSSearchableItemAttributeSet {
  /// Degrees north of the equator.
  public var latitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Degrees east of the zero meridian.
  public var longitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Metres above the sea.
  public var altitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The speed there in metres a second.
  public var speed: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When the position was measured.
  public var timestamp: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The direction of the picture in degrees from true north.
  public var imageDirection: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the place.
  public var namedLocation: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the main office.
  public var headquarters: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The street.
  public var thoroughfare: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The number in the street.
  public var subThoroughfare: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The whole address.
  public var fullyFormattedAddress: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The postal code.
  public var postalCode: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The city.
  public var city: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The state or province.
  public var stateOrProvince: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The country.
  public var country: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The direction of movement in degrees from true north.
  public var GPSTrack: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The state of the receiver.
  public var GPSStatus: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether two or three dimensions were measured.
  public var GPSMeasureMode: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How exact the position is.
  public var GPSDOP: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The reference system of the position.
  public var GPSMapDatum: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The latitude of the destination.
  public var GPSDestLatitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The longitude of the destination.
  public var GPSDestLongitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The direction to the destination.
  public var GPSDestBearing: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The distance to the destination.
  public var GPSDestDistance: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How the position was found.
  public var GPSProcessingMethod: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the area.
  public var GPSAreaInformation: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The day of the position, in universal time.
  public var GPSDateStamp: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether the position was corrected.
  public var GPSDifferental: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
