using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanPack.Benchmarks.Quick;

/// <summary>The generated JSON readers and writers of the quick mode.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true, UseStringEnumConverter = true,
    ReadCommentHandling = JsonCommentHandling.Skip, RespectRequiredConstructorParameters = true,
    UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow)]
[JsonSerializable(typeof(QuickLimits))]
[JsonSerializable(typeof(QuickReport))]
internal sealed partial class QuickJson : JsonSerializerContext;
