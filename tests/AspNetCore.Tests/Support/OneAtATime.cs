namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>Who collects gets the activities of the whole process: tests that do come one after the other.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class OneAtATime
{
    internal const string Name = "One at a time";
}
