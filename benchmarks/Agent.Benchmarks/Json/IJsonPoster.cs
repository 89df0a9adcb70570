namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>A way to post a body.</summary>
internal interface IJsonPoster : IDisposable
{
    public string Name { get; }

    /// <summary>Posts it and waits for the answer.</summary>
    /// <returns>The status.</returns>
    public ValueTask<int> PostAsync();
}
