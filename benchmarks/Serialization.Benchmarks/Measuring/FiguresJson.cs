using System.Text.Json.Serialization;

namespace SpanPack.Benchmarks.Measuring;

/// <summary>The generated JSON reader and writer between processes.</summary>
[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(ProcessFigures))]
internal sealed partial class FiguresJson : JsonSerializerContext;
