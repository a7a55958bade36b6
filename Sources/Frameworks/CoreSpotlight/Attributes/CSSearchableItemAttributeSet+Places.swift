// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Attributes of places, and of things that happened at one.
extension CSSearchableItemAttributeSet {
  /// The latitude in degrees north of the equator.
  public var latitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The longitude in degrees east of the zero meridian.
  public var longitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The altitude above sea level in metres.
  public var altitude: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The speed in metres per second.
  public var speed: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The time at which the position was measured.
  public var timestamp: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The direction of the image in degrees from true north.
  public var imageDirection: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the place.
  public var namedLocation: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the headquarters.
  public var headquarters: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The street.
  public var thoroughfare: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The house number.
  public var subThoroughfare: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The full address.
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

  /// The status of the GPS receiver.
  public var GPSStatus: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The measurement mode: two or three dimensions.
  public var GPSMeasureMode: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The dilution of precision of the position.
  public var GPSDOP: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The geodetic datum of the position.
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

  /// The bearing of the destination.
  public var GPSDestBearing: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The distance to the destination.
  public var GPSDestDistance: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The method by which the position was determined.
  public var GPSProcessingMethod: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the area.
  public var GPSAreaInformation: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The date of the position in UTC.
  public var GPSDateStamp: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether differential correction was applied.
  public var GPSDifferental: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
