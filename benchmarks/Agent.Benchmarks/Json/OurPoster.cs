namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>As this library does it.</summary>
internal sealed class OurPoster(AgentClient client, TelemetryBody body, JsonCompression compression) : IJsonPoster
{
    internal const string Label = "PostAsJsonAsync";

    private readonly AgentRequest _request = new() { Path = JsonMeasurement.Path };

    public string Name => Label;

    public async ValueTask<int> PostAsync() => (await client.PostAsJsonAsync(_request, body, TelemetryJson.Default.TelemetryBody, compression)).Status;

    public void Dispose() => client.Dispose();
}
