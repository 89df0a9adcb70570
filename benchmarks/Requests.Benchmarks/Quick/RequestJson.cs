using System.Text.Json.Serialization;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>The generated JSON writer of reports.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true, UseStringEnumConverter = true)]
[JsonSerializable(typeof(RequestReport))]
internal sealed partial class RequestJson : JsonSerializerContext;
