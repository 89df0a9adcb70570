using System.Text;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.Primitives;

namespace SpanPack;

/// <summary>Takes requests from Kestrel: reads the body, has it answered, keeps both, sends the answer.</summary>
internal sealed class AgentApplication(
    DevAgentOptions options, Lazy<EndpointTable> endpoints, RequestLog log, CancellationToken stopping) : IHttpApplication<HttpContext>
{
    private readonly RequestBodyReader _reader = new(options.MaxRequestBytes, options.ReadTimeout);

    public HttpContext CreateContext(IFeatureCollection contextFeatures) => new DefaultHttpContext(contextFeatures);

    public async Task ProcessRequestAsync(HttpContext context)
    {
        try
        {
            string path = RequestPath.Of(context);
            RequestBody body = await _reader.ReadAsync(context.Request, stopping).ConfigureAwait(false);
            AgentAnswer answer = Answer(path, context.Request.Headers, body);
            log.Add(Describe(context.Request, path, body, answer)); // first: who has the answer finds the request
            await SendAsync(context.Response, answer).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (stopping.IsCancellationRequested)
        {
            context.Abort();
        }
    }

    public void DisposeContext(HttpContext context, Exception? exception)
    {
    }

    // A reader that fails on a payload in any other way than it should must not take the request out of the log.
    private AgentAnswer Answer(string path, IHeaderDictionary headers, in RequestBody body)
    {
        try
        {
            return endpoints.Value.Answer(path, headers, body);
        }
        catch (Exception problem)
        {
            return AgentAnswer.Refuse(500, $"the agent failed: {problem.GetType().Name}: {problem.Message}");
        }
    }

    private static ReceivedRequest Describe(HttpRequest request, string path, in RequestBody body, AgentAnswer answer)
    {
        var headers = new Dictionary<string, IReadOnlyList<string>>(StringComparer.OrdinalIgnoreCase);
        foreach ((string name, StringValues values) in request.Headers) headers[name] = [.. values.Select(static value => value ?? string.Empty)];
        return new()
        {
            Method = request.Method,
            Path = path,
            Headers = headers,
            Body = body.Bytes,
            IsBodyComplete = body.Failure == BodyFailure.None,
            Payload = answer.Payload,
            Refusal = answer.Refusal,
            Status = answer.Status,
            Answer = Encoding.UTF8.GetString(answer.Body.Span),
        };
    }

    private async Task SendAsync(HttpResponse response, AgentAnswer answer)
    {
        response.StatusCode = answer.Status;
        response.ContentType = answer.ContentType;
        response.ContentLength = answer.Body.Length;
        if (answer.Refusal is not null) response.Headers.XContentTypeOptions = "nosniff";
        if (answer.ClosesConnection) response.Headers.Connection = "close";
        if (answer.RatesVersion is { } version) response.Headers["Datadog-Rates-Payload-Version"] = version;
        if (answer.NamesAgent)
        {
            response.Headers["Datadog-Agent-Version"] = options.AgentVersion;
            response.Headers["Datadog-Agent-State"] = endpoints.Value.AgentState;
        }

        await response.Body.WriteAsync(answer.Body, response.HttpContext.RequestAborted).ConfigureAwait(false);
    }
}
