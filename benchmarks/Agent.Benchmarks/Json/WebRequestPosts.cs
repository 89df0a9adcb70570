using System.Net;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Posts through <see cref="HttpWebRequest"/>, which opens a connection for each request.</summary>
internal sealed class WebRequestPosts<T>(AgentAddress address, PostedBody<T> body, JsonCompression compression)
{
    /// <summary>As this library does it.</summary>
    internal ValueTask<int> PushAsync()
    {
        HttpWebRequest request = Create();
        request.AllowWriteStreamBuffering = false;
        request.SendChunked = true;
        using (Stream stream = request.GetRequestStream()) JsonBody.Write(stream, body.Value, body.TypeInfo, compression);
        return StatusOf(request);
    }

    /// <summary>As it is usually done.</summary>
    internal ValueTask<int> PostTextAsync()
    {
        HttpWebRequest request = Create();
        byte[] bytes = body.ToBytes(compression);
        request.ContentLength = bytes.Length;
        using (Stream stream = request.GetRequestStream()) stream.Write(bytes);
        return StatusOf(request);
    }

    private HttpWebRequest Create()
    {
#pragma warning disable SYSLIB0014 // it is what some programs still have
        HttpWebRequest request = WebRequest.CreateHttp(new Uri(address.BaseUrl + JsonMeasurement.Path));
#pragma warning restore SYSLIB0014
        request.Method = "POST";
        request.ContentType = "application/json";
        request.Proxy = null;
        if (compression == JsonCompression.Gzip) request.Headers["Content-Encoding"] = "gzip";
        return request;
    }

    private static ValueTask<int> StatusOf(HttpWebRequest request)
    {
        using var response = (HttpWebResponse)request.GetResponse();
        using Stream answer = response.GetResponseStream();
        answer.CopyTo(Stream.Null);
        return new((int)response.StatusCode);
    }
}
