using System.Net;
using System.Net.Sockets;
using SpanPack.Agent.Benchmarks.Posts;
using SpanPack.Benchmarks.Judging;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Ways to post JSON, in turns: as this library does it, as text and bytes of it, and bytes that are there.</summary>
internal sealed class JsonMeasurement(int rounds, CancellationToken cancellation)
{
    internal const string Path = "/telemetry/proxy/api/v2/apmtelemetry";

    private static readonly JsonCompression[] s_compressions = [JsonCompression.None, JsonCompression.Gzip];

    /// <param name="socket">The path of the Unix socket that is made.</param>
    internal async Task<List<JudgedRow>> RunAsync(string socket)
    {
        using var tcp = new QuietReceiver(new IPEndPoint(IPAddress.Loopback, 0));
        using var unix = new QuietReceiver(new UnixDomainSocketEndPoint(socket));
        List<JudgedRow> rows = [];
        var metrics = new PostedBody<MetricsBody>("metrics", MetricsBody.Create(), TelemetryJson.Default.MetricsBody);
        rows.AddRange(await MeasureAsync(Dependencies("1.1 KB", 1_100), tcp, unix));
        rows.AddRange(await MeasureAsync(metrics, tcp, unix));
        rows.AddRange(await MeasureAsync(Dependencies("24 KB", 24_000), tcp, unix));
        rows.AddRange(await MeasureAsync(Dependencies("1 MB", 1_000_000), tcp, unix));
        return rows;
    }

    private static PostedBody<TelemetryBody> Dependencies(string name, int bytes)
        => new(name, TelemetryBody.Of(bytes), TelemetryJson.Default.TelemetryBody);

    private async Task<List<JudgedRow>> MeasureAsync<T>(PostedBody<T> body, QuietReceiver tcp, QuietReceiver unix)
    {
        List<JudgedRow> rows = [];
        foreach (JsonCompression compression in s_compressions)
        {
            string name = compression == JsonCompression.Gzip ? $"JSON, {body.Name}, gzip" : $"JSON, {body.Name}";
            rows.AddRange(await MeasureAsync($"{name}, TCP", tcp, body, compression));
            rows.AddRange(await MeasureAsync($"{name}, Unix socket", unix, body, compression));
            var requests = new WebRequestPosts<T>(tcp.Address, body, compression);
            PostFigures[] figures = await PostRounds.RunAsync([requests.PushAsync, requests.PostTextAsync], rounds, cancellation);
            rows.AddRange(Compare($"{name}, HttpWebRequest: JsonBody.Write / string and GetBytes", figures[0], figures[1]));
        }

        return rows;
    }

    private async Task<JudgedRow[]> MeasureAsync<T>(string name, QuietReceiver receiver, PostedBody<T> body, JsonCompression compression)
    {
        using var posts = new ClientPosts<T>(receiver, body, compression);
        PostFigures[] figures = await PostRounds.RunAsync(
            [posts.PostObjectAsync, posts.PostTextAsync, posts.PostPreparedAsync, posts.PostBareAsync], rounds, cancellation);
        return
        [
            .. Compare($"{name}: PostAsJsonAsync / string and GetBytes", figures[0], figures[1]),
            new JudgedRow($"{name}: PostAsJsonAsync / prepared bytes, µs", figures[0].Microseconds, figures[2].Microseconds),
            new JudgedRow($"{name}: PostAsJsonAsync, B a post", figures[0].Bytes, figures[3].Bytes) { IsAlone = true },
            new JudgedRow($"{name}: prepared bytes, B a post", figures[2].Bytes, figures[3].Bytes) { IsAlone = true },
        ];
    }

    private static JudgedRow[] Compare(string name, PostFigures ours, PostFigures theirs)
        => [new JudgedRow($"{name}, µs", ours.Microseconds, theirs.Microseconds), new JudgedRow($"{name}, B", ours.Bytes, theirs.Bytes)];
}
