using SpanPack.CodeFixes.Tests.Infrastructure;

namespace SpanPack.CodeFixes.Tests;

/// <summary>A result that is dropped is discarded in words, or looked at.</summary>
public class UnusedResultFixTests
{
    private const string Source = """
        class Sender
        {
            [MustUseResult] bool Try() => true;
            [MustUseResult] Task<int> CountAsync() => Task.FromResult(1);

        """;

    [Fact]
    public Task Discard() => FixFixture.VerifyAsync("SPK029", "Discard the result", Source + """
            async Task Send(Sender? other)
            {
                // a comment
                Try();
                other?.Try();
                await this.CountAsync().ConfigureAwait(false);
                Action later = () => Try();
                later();
            }
            void Arrow() => Try();
        }
        """, Source + """
            async Task Send(Sender? other)
            {
                // a comment
                _ = Try();
                _ = other?.Try();
                _ = await this.CountAsync().ConfigureAwait(false);
                Action later = () => _ = Try();
                later();
            }
            void Arrow() => _ = Try();
        }
        """);

    [Fact]
    public Task Throw() => FixFixture.VerifyAsync("SPK029", "Throw when it is false", Source + """
            void Send()
            {
                // a comment
                Try();
                this.Try(); // another
            }
        }
        """, Source + """
            void Send()
            {
                // a comment
                if (!Try()) throw new InvalidOperationException("Try gave false.");
                if (!this.Try()) throw new InvalidOperationException("Try gave false."); // another
            }
        }
        """);

    [Fact]
    public Task Throw_BeforeElse_LeavesTheElseWhereItWas() => FixFixture.VerifyAsync("SPK029", "Throw when it is false", Source + """
            void Send(bool now, bool again)
            {
                if (now) Try(); else Later();
                if (now) while (again) Try(); // a comment
                else Later();
                if (now) Later(); else Try();
            }
            void Later() { }
        }
        """, Source + """
            void Send(bool now, bool again)
            {
                if (now) { if (!Try()) throw new InvalidOperationException("Try gave false."); } else Later();
                if (now) while (again) { if (!Try()) throw new InvalidOperationException("Try gave false."); } // a comment
                else Later();
                if (now) Later(); else if (!Try()) throw new InvalidOperationException("Try gave false.");
            }
            void Later() { }
        }
        """);

    [Theory]
    [InlineData("async Task Send() { await CountAsync(); } }", "Discard the result")]
    [InlineData("void Send() { int _ = 0; Try(); } }", "Throw when it is false")]
    [InlineData("void Send() => Try(); }", "Discard the result")]
    public async Task WhatIsOffered_FitsThePlace(string method, string title)
        => Assert.Equal([title], await FixFixture.OfferedAsync("SPK029", Source + method));
}
