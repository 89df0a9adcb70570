namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>Variables are those of the whole process: tests that set what others read come one after the other.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class OneAtATime
{
    internal const string Name = "One at a time";
}
