using System.Text.Json.Serialization;

namespace SpanPack.Benchmarks.Streams;

/// <summary>The generated JSON reader and writer of the argument of a measuring process.</summary>
[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(StreamOptions))]
internal sealed partial class StreamJson : JsonSerializerContext;
