using System.Diagnostics;
using System.Text.Json;

namespace SpanPack.Tests.Clients;

/// <summary>A span of a table.</summary>
/// <param name="Activity">The activity that stands for it.</param>
/// <param name="Span">The span as Datadog's tracer sends it.</param>
public sealed record ClientRow(JsonElement Activity, JsonElement Span)
{
    /// <summary>Gets the service of the process.</summary>
    internal string Process
        => Span.GetProperty("tags").TryGetProperty("_dd.base_service", out JsonElement service)
            ? service.GetString()!
            : Span.GetProperty("service").GetString()!;

    /// <summary>Gets tags and metrics, all as text.</summary>
    internal Dictionary<string, string> Fields
        => Span.GetProperty("tags")
            .EnumerateObject()
            .Concat(Span.GetProperty("metrics").EnumerateObject())
            .ToDictionary(static one => one.Name, static one => one.Value.ToString());

    /// <summary>Makes the activity; it has ended.</summary>
    internal Activity Make()
    {
        string source = Activity.GetProperty("source").GetString()!;
        using var own =
            new ActivitySource(source, Activity.TryGetProperty("version", out JsonElement version) ? version.GetString() : null);
        using var listener = new ActivityListener
        {
            ShouldListenTo = one => ReferenceEquals(one, own),
            Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
        };
        ActivitySource.AddActivityListener(listener);
        System.Diagnostics.Activity.Current = null;
        Activity activity = own.StartActivity(Activity.GetProperty("name").GetString()!,
            Enum.Parse<ActivityKind>(Activity.GetProperty("kind").GetString()!))!;
        foreach (JsonProperty tag in Activity.GetProperty("tags").EnumerateObject())
            activity.SetTag(tag.Name, tag.Value.ValueKind == JsonValueKind.Number ? tag.Value.GetInt32() : tag.Value.GetString());
        string? description = Activity.TryGetProperty("description", out JsonElement said) ? said.GetString() : null;
        if (Activity.TryGetProperty("status", out JsonElement status))
            activity.SetStatus(Enum.Parse<ActivityStatusCode>(status.GetString()!), description);
        if (Activity.TryGetProperty("exception", out JsonElement exception))
        {
            activity.AddEvent(new ActivityEvent("exception",
                tags: [.. exception.EnumerateObject().Select(static item =>
                    KeyValuePair.Create($"exception.{item.Name}", (object?)item.Value.GetString()))]));
        }

        activity.Stop();
        return activity;
    }
}
