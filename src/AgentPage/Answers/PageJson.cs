using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>Serializes answers without reflection. Null values are left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    MaxDepth = 256)] // values nest up to 64 levels, and each takes two
[JsonSerializable(typeof(PayloadListAnswer))]
[JsonSerializable(typeof(PayloadAnswer))]
[JsonSerializable(typeof(TraceListAnswer))]
[JsonSerializable(typeof(TraceCountAnswer))]
[JsonSerializable(typeof(TraceWaitAnswer))]
[JsonSerializable(typeof(TraceOverviewAnswer))]
[JsonSerializable(typeof(ImportAnswer))]
[JsonSerializable(typeof(TraceAnswer))]
[JsonSerializable(typeof(SpanAnswer))]
[JsonSerializable(typeof(CompletionAnswer))]
[JsonSerializable(typeof(ServicesAnswer))]
[JsonSerializable(typeof(GraphAnswer))]
[JsonSerializable(typeof(ClearAnswer))]
[JsonSerializable(typeof(ErrorBody))]
[JsonSerializable(typeof(StatusAnswer))]
[JsonSerializable(typeof(TickAnswer))]
[JsonSerializable(typeof(TraceSummary))]
internal sealed partial class PageJson : JsonSerializerContext;
