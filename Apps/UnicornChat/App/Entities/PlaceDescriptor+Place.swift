import CoreLocation
import GeoToolbox
import UnicornChatModel

extension PlaceDescriptor {
  /// A place of a message, as other apps know places.
  init(_ place: Place) {
    var representations: [PlaceRepresentation] = []
    if let latitude = place.latitude, let longitude = place.longitude {
      representations.append(.coordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
    }
    if let address = place.address { representations.append(.address(address)) }
    self.init(representations: representations, commonName: place.name)
  }
}

extension Place {
  /// A place as other apps know it, for a message.
  init(_ place: PlaceDescriptor) {
    self.init(
      name: place.commonName, address: place.address, latitude: place.coordinate?.latitude,
      longitude: place.coordinate?.longitude)
  }
}
