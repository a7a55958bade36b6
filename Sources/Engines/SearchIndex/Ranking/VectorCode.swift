/// A vector of length one as signed bytes, and its signs as bits.
///
/// The cosine of two is their product over the squares of their lengths; what rounding to bytes costs is
/// below 0.01. The number of bits in which two differ orders vectors roughly as their angle does (M.
/// Charikar, "Similarity estimation techniques from rounding algorithms", STOC 2002), at an eighth of the
/// room.
enum VectorCode {
  /// The bytes of a vector.
  static let size = 256
  /// The 64-bit words of its signs.
  static let signWords = size / 64

  static func append(_ vector: UnsafeBufferPointer<Float>, to codes: inout [UInt8]) {
    var greatest: Float = 0
    for number in vector { greatest = max(greatest, abs(number)) }
    let scale = greatest > 0 ? 127 / greatest : 0
    for number in vector { codes.append(UInt8(bitPattern: Int8((number * scale).rounded()))) }
  }

  /// The signs of one vector, a bit for each number: set where it is negative.
  /// - Precondition: there are `size` bytes.
  static func signs(of codes: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    precondition(codes.count == size)
    var signs = SIMD4<UInt64>()
    for word in 0..<signWords {
      var bits: UInt64 = 0
      for group in 0..<8 {
        let eight = UInt64(
          littleEndian: codes.loadUnaligned(fromByteOffset: word * 64 + group * 8, as: UInt64.self))
        // The factor moves the lowest bit of each byte into the highest byte, each to a place of its own.
        let negative = (((eight &>> 7) & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) &>> 56
        bits |= negative &<< UInt64(group * 8)
      }
      signs[word] = bits
    }
    return signs
  }

  /// The cosine of the angle between two vectors; 0 where one is all zero.
  /// - Precondition: both have `size` bytes.
  static func cosine(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Float {
    precondition(a.count == size && b.count == size)
    var product: Int32 = 0
    var squaresOfA: Int32 = 0
    var squaresOfB: Int32 = 0
    for index in 0..<size {
      let (x, y) = (Int32(Int8(bitPattern: a[index])), Int32(Int8(bitPattern: b[index])))
      product &+= x &* y
      squaresOfA &+= x &* x
      squaresOfB &+= y &* y
    }
    guard squaresOfA > 0, squaresOfB > 0 else { return 0 }
    return Float(product) / (Float(squaresOfA) * Float(squaresOfB)).squareRoot()
  }
}
