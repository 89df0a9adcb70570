using System.Text.Json.Serialization;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>The generated JSON writer of reports.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(AgentReport))]
internal sealed partial class ReportJson : JsonSerializerContext;
