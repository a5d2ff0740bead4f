"""Requests of a page that wait for a test."""


class Hold:
    """The handler of a route that answers no request until the test releases it.

    A request can arrive after the release: on a busy machine, the browser reports it later than the page makes it.
    """

    def __init__(self):
        self.routes = []
        self.answer = None

    def __call__(self, route):
        if self.answer:
            self.answer(route)
        else:
            self.routes.append(route)

    def release(self, answer=lambda route: route.continue_()):
        """Answers all requests, and from now on each that arrives."""
        self.answer = answer
        while self.routes:
            answer(self.routes.pop(0))
