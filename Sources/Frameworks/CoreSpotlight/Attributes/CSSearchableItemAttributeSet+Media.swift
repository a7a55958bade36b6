import Foundation

/// What music, sound and film have.
extension CSSearchableItemAttributeSet {
  /// What it is made of, such as sound and pictures.
  public var mediaTypes: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The codecs of its parts.
  public var codecs: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Bits a second in all.
  public var totalBitRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Bits a second of the pictures.
  public var videoBitRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Bits a second of the sound.
  public var audioBitRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How it comes: at once or as a stream.
  public var deliveryType: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it can be played while it comes.
  public var streamable: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it is on this machine.
  public var local: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How often it was played.
  public var playCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How long it lasts in seconds.
  public var duration: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it is explicit: 0 for no.
  public var contentRating: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Where the content comes from.
  public var contentSource: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The director.
  public var director: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The producer.
  public var producer: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who performs in it.
  public var performers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The genre.
  public var genre: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The album.
  public var album: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The artist.
  public var artist: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The composer.
  public var composer: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who wrote the words.
  public var lyricist: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it was recorded.
  public var recordingDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The musical key.
  public var keySignature: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The musical time.
  public var timeSignature: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Beats a minute.
  public var tempo: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Samples a second.
  public var audioSampleRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How many channels of sound there are.
  public var audioChannelCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Its number on the album.
  public var audioTrackNumber: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The program that coded the sound.
  public var audioEncodingApplication: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The family of the instrument.
  public var musicalInstrumentCategory: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The instrument.
  public var musicalInstrumentName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it is a General MIDI sequence.
  public var generalMIDISequence: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
