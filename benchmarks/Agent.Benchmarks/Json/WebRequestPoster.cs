using System.Net;
using System.Text;
using System.Text.Json;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Through <see cref="HttpWebRequest"/>, which opens a connection for each request.</summary>
internal sealed class WebRequestPoster(AgentAddress address, TelemetryBody body, bool isPushed) : IJsonPoster
{
    public string Name => isPushed ? "HttpWebRequest, JsonBody.Write" : "HttpWebRequest, string + GetBytes";

    public ValueTask<int> PostAsync()
    {
#pragma warning disable SYSLIB0014 // it is what some programs still have
        HttpWebRequest request = WebRequest.CreateHttp(new Uri(address.BaseUrl + JsonMeasurement.Path));
#pragma warning restore SYSLIB0014
        request.Method = "POST";
        request.ContentType = "application/json";
        request.Proxy = null;
        request.AllowWriteStreamBuffering = !isPushed;
        if (isPushed) request.SendChunked = true;
        Write(request);
        using var response = (HttpWebResponse)request.GetResponse();
        using Stream answer = response.GetResponseStream();
        answer.CopyTo(Stream.Null);
        return new((int)response.StatusCode);
    }

    public void Dispose()
    {
    }

    private void Write(HttpWebRequest request)
    {
        if (isPushed)
        {
            using Stream stream = request.GetRequestStream();
            JsonBody.Write(stream, body, TelemetryJson.Default.TelemetryBody);
            return;
        }

        byte[] bytes = Encoding.UTF8.GetBytes(JsonSerializer.Serialize(body, TelemetryJson.Default.TelemetryBody));
        request.ContentLength = bytes.Length;
        using Stream whole = request.GetRequestStream();
        whole.Write(bytes);
    }
}
