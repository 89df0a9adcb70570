using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>How answers are written, without reflection. What is null is left out.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(PayloadListAnswer))]
[JsonSerializable(typeof(PayloadAnswer))]
[JsonSerializable(typeof(TraceListAnswer))]
[JsonSerializable(typeof(TraceCountAnswer))]
[JsonSerializable(typeof(TraceWaitAnswer))]
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
