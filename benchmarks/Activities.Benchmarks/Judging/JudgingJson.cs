using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanPack.Benchmarks.Judging;

/// <summary>The generated JSON readers of limits and writers of reports.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    ReadCommentHandling = JsonCommentHandling.Skip, RespectRequiredConstructorParameters = true,
    UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow)]
[JsonSerializable(typeof(Dictionary<string, RowLimit[]>))]
[JsonSerializable(typeof(RowReport))]
internal sealed partial class JudgingJson : JsonSerializerContext;
