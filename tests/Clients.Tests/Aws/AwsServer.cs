using System.Collections.Concurrent;
using System.Text;
using System.Text.Json.Nodes;
using Amazon.SQS.Internal;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>
/// A stand-in for services of AWS. SQS has one queue that keeps what is sent, with the checksums that the SDK compares; other services take
/// everything.
/// </summary>
internal sealed class AwsServer : IAsyncDisposable
{
    internal const string RequestId = "0f8fad5b-d9cb-469f-a165-70867728950e";

    private readonly WebApplication _app;
    private readonly ConcurrentQueue<JsonObject> _messages = new();

    private AwsServer()
    {
        _app = StandIn.Build();
        _app.Run(AnswerAsync);
    }

    internal string Url => _app.Urls.Single();

    internal string QueueUrl => $"{Url}/000000000000/cards";

    /// <summary>Gets what was asked, in its order: method and path, then the body.</summary>
    internal ConcurrentQueue<(string Line, string Body)> Requests { get; } = new();

    internal static async Task<AwsServer> StartAsync()
    {
        var server = new AwsServer();
        await server._app.StartAsync();
        return server;
    }

    public async ValueTask DisposeAsync() => await _app.DisposeAsync();

    private async Task AnswerAsync(HttpContext context)
    {
        using var reader = new StreamReader(context.Request.Body);
        string body = await reader.ReadToEndAsync();
        Requests.Enqueue(($"{context.Request.Method} {context.Request.Path}", body));
        context.Response.Headers["x-amzn-RequestId"] = RequestId;
        context.Response.Headers["x-amz-request-id"] = RequestId;
        string operation = context.Request.Headers["X-Amz-Target"].ToString();
        if (body.Contains("missing", StringComparison.Ordinal))
        {
            context.Response.StatusCode = StatusCodes.Status400BadRequest;
            await context.Response.WriteAsync(
                """{"__type":"com.amazonaws#ResourceNotFoundException","message":"there is no such table"}""");
            return;
        }

        if (operation.Length > 0)
            await context.Response.WriteAsync(Answer(operation[(operation.IndexOf('.', StringComparison.Ordinal) + 1)..],
                body).ToJsonString());
    }

    private JsonObject Answer(string operation, string body)
    {
        JsonNode request = JsonNode.Parse(body)!;
        switch (operation)
        {
            case "CreateQueue":
                return new() { [nameof(QueueUrl)] = QueueUrl };
            case "SendMessage":
                return Keep(request);
            case "SendMessageBatch":
                return new()
                {
                    ["Successful"] = new JsonArray([.. request["Entries"]!.AsArray().Select(entry =>
                    {
                        JsonObject kept = Keep(entry!);
                        kept["Id"] = (string)entry!["Id"]!;
                        return kept;
                    })]),
                };
            case "ReceiveMessage":
                string[] asked = request["MessageAttributeNames"] is JsonArray names ? [.. names.Select(static name => (string)name!)] : [];
                return new() { ["Messages"] = new JsonArray([.. Take(asked)]) };
            default:
                return [];
        }
    }

    // As SQS answers: checksums of what has come.
    private JsonObject Keep(JsonNode request)
    {
        string text = (string)request["MessageBody"]!;
        var message = new JsonObject
        {
            ["MessageId"] = Guid.NewGuid().ToString(), ["Body"] = text,
            ["MD5OfBody"] = ValidationResponseHandler.CalculateMD5(text), ["ReceiptHandle"] = "1"
        };
        var answer = new JsonObject { ["MessageId"] = (string)message["MessageId"]!, ["MD5OfMessageBody"] = (string)message["MD5OfBody"]! };
        if (request["MessageAttributes"] is JsonObject attributes)
        {
            message["MessageAttributes"] = attributes.DeepClone();
            answer["MD5OfMessageAttributes"] = Md5Of(attributes);
        }

        _messages.Enqueue(message);
        return answer;
    }

    private IEnumerable<JsonObject> Take(string[] asked)
    {
        while (_messages.TryDequeue(out JsonObject? message))
        {
            if (message["MessageAttributes"] is JsonObject attributes)
            {
                foreach (string name in attributes.Select(static one => one.Key).Except(asked).ToArray()) attributes.Remove(name);
                if (attributes.Count == 0) message.Remove("MessageAttributes");
                else message["MD5OfMessageAttributes"] = Md5Of(attributes);
            }

            yield return message;
        }
    }

    // Source: the calculation of the digest for message attributes, in the documentation of SQS. The SDK has it, but not for others.
    private static string Md5Of(JsonObject attributes)
    {
        using var bytes = new MemoryStream();
        foreach ((string name, JsonNode? attribute) in attributes.OrderBy(static one => one.Key, StringComparer.Ordinal))
        {
            Add(bytes, name);
            Add(bytes, (string)attribute!["DataType"]!);
            bytes.WriteByte(1); // a text
            Add(bytes, (string)attribute["StringValue"]!);
        }

        return ValidationResponseHandler.CalculateMD5(bytes.ToArray());
    }

    private static void Add(MemoryStream bytes, string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        bytes.Write([(byte)(utf8.Length >> 24), (byte)(utf8.Length >> 16), (byte)(utf8.Length >> 8), (byte)utf8.Length]);
        bytes.Write(utf8);
    }
}
