using System.Text.Json;

namespace WebShop.Reporting;

/// <summary>A line of a service's log.</summary>
/// <param name="Level">How bad it is.</param>
/// <param name="Message">What it says.</param>
/// <param name="TraceId">The trace that it belongs to, as tracing has said in a scope; null for none.</param>
/// <param name="SpanId">The span that it belongs to, likewise.</param>
internal sealed record LogRecord(string Level, string Message, string? TraceId, string? SpanId)
{
    /// <returns>The record; null when the line is no record, such as what the runtime says of a crash.</returns>
    internal static LogRecord? TryRead(string line)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(line);
            JsonElement record = document.RootElement;
            return new LogRecord(record.GetProperty("LogLevel").GetString()!, record.GetProperty(nameof(Message)).GetString()!,
                Find(record, "dd.trace_id"), Find(record, "dd.span_id"));
        }
        catch (Exception problem) when (problem is JsonException or KeyNotFoundException or InvalidOperationException)
        {
            return null;
        }
    }

    private static string? Find(JsonElement record, string name)
    {
        if (!record.TryGetProperty("Scopes", out JsonElement scopes)) return null;
        foreach (JsonElement scope in scopes.EnumerateArray())
        {
            if (scope.ValueKind == JsonValueKind.Object && scope.TryGetProperty(name, out JsonElement value)) return value.GetString();
        }

        return null;
    }
}
