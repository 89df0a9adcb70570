using System.Diagnostics;
using System.Reflection;

namespace SpanPack.Hosting.Tests;

/// <summary>Single options of the parts, which the options of a host repeat.</summary>
public sealed class PartTests
{
    private static readonly string[] s_own = [nameof(DatadogTracingOptions.IsEnabled), nameof(DatadogTracingOptions.Service),
        nameof(DatadogTracingOptions.Environment), nameof(DatadogTracingOptions.Version), nameof(DatadogTracingOptions.AgentUrl),
        nameof(DatadogTracingOptions.InjectsLogs), nameof(DatadogTracingOptions.Traces), nameof(DatadogTracingOptions.Writer),
        nameof(DatadogTracingOptions.RemoteConfiguration)];

    private static readonly string[] s_ofWriter = [nameof(DatadogTracingOptions.Redaction), nameof(DatadogTracingOptions.Format),
        nameof(DatadogTracingOptions.SegmentBytes), nameof(DatadogTracingOptions.FlushInterval),
        nameof(DatadogTracingOptions.FlushTimeout), nameof(DatadogTracingOptions.MaxHeldBytes),
        nameof(DatadogTracingOptions.ShutdownTimeout)];

    public static TheoryData<string> Names
        => [.. typeof(DatadogTracingOptions).GetProperties().Select(static property => property.Name).Except(s_own)];

    [Theory]
    [MemberData(nameof(Names))]
    public void AnOption_IsThatOfItsPart_AndChangesNothingElse(string name)
    {
        var options = new DatadogTracingOptions();
        PropertyInfo property = typeof(DatadogTracingOptions).GetProperty(name)!;
        Dictionary<string, object?> expected = ValuesOf(options);
        object value = OtherThan(property.GetValue(options), property.PropertyType);
        expected[$"{(s_ofWriter.Contains(name) ? nameof(options.Writer) : nameof(options.Traces))}.{name}"] = value;
        property.SetValue(options, value);

        Assert.Equal(value, property.GetValue(options));
        Assert.Equal(expected, ValuesOf(options));
    }

    private static Dictionary<string, object?> ValuesOf(DatadogTracingOptions options)
        => new[] { (Name: nameof(options.Traces), Part: (object)options.Traces), (nameof(options.Writer), options.Writer) }
            .SelectMany(static part => part.Part.GetType().GetProperties().Select(property
                => KeyValuePair.Create($"{part.Name}.{property.Name}", property.GetValue(part.Part))))
            .ToDictionary();

    private static object OtherThan(object? value, Type type) => (Nullable.GetUnderlyingType(type) ?? type) switch
    {
        var one when one == typeof(bool) => value is not true,
        var one when one == typeof(int) => (value as int? ?? 0) + 1,
        var one when one == typeof(long) => (long)value! + 1,
        var one when one == typeof(TimeSpan) => (TimeSpan)value! + TimeSpan.FromSeconds(1),
        var one when one == typeof(string) => "400-499",
        { IsEnum: true } one => Enum.GetValues(one).Cast<object>().First(other => !other.Equals(value)),
        var one when one == typeof(IReadOnlyList<string>) => new[] { "x" },
        var one when one == typeof(IReadOnlyDictionary<string, string>) => new Dictionary<string, string>(),
        var one when one == typeof(Func<Activity, bool>) => (Func<Activity, bool>)(static _ => true),
        var one when one == typeof(Action<Activity, Span>) => (Action<Activity, Span>)(static (_, _) => { }),
        var one => Activator.CreateInstance(one)!,
    };
}
