using System.Text.Json.Serialization;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>The generated JSON writer of reports.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(EndingReport))]
internal sealed partial class EndingJson : JsonSerializerContext;
